/**
 * State of the messages under a request. Absent while there are none. `revision` rises with every change, so that
 * concurrent changes are noticed.
 */
export const conversationAttribute = {
  type: "map",
  properties: {
    count: { type: "number", required: true },
    lastMessageAt: { type: "string", required: true },
    unreadByBusiness: { type: "number", required: true },
    unreadByFreelancer: { type: "number", required: true },
    revision: { type: "number", required: true },
  },
} as const;
