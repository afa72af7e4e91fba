/** Contact data that a business shared when it accepted a request. Absent without its consent. */
export const contactAttribute = {
  type: "map",
  properties: {
    name: { type: "string", required: true },
    company: { type: "string", required: true },
    email: { type: "string", required: true },
  },
} as const;
