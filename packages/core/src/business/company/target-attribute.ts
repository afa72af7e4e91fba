/** Monthly targets by figure, of a company or a member. Figures without a target are absent. */
export const targetsAttribute = {
  type: "map",
  properties: {
    leadsKontaktiert: { type: "number" },
    interesseGezeigt: { type: "number" },
    terminVereinbart: { type: "number" },
    projektGewonnen: { type: "number" },
  },
} as const;
