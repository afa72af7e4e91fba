import { attachmentKinds } from "@linkedpotential/contract/request-messages/attachments";

/** File of a message, which is stored in the bucket of attachments. */
export const attachmentAttribute = {
  type: "map",
  properties: {
    name: { type: "string", required: true },
    size: { type: "number", required: true },
    kind: { type: attachmentKinds, required: true },
  },
} as const;
