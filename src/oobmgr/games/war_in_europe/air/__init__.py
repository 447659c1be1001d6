"""The air war: superiority, interdiction and attrition."""
