"""Pictures of the campaign: the organisation chart, figures over the turns, the bulletin."""
