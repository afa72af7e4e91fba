/**
 * State of the messages under a request. Absent while there are none. `revision` rises with every change, so that
 * concurrent changes are noticed. The last message and its author are absent in states of an earlier version. The ids of
 * the messages with an open appointment or offer are absent when there is none.
 */
export const conversationAttribute = {
  type: "map",
  properties: {
    count: { type: "number", required: true },
    lastMessageAt: { type: "string", required: true },
    lastMessageId: { type: "number" },
    lastAuthorId: { type: "number" },
    openAppointmentId: { type: "number" },
    openOfferId: { type: "number" },
    unreadByBusiness: { type: "number", required: true },
    unreadByFreelancer: { type: "number", required: true },
    revision: { type: "number", required: true },
  },
} as const;
