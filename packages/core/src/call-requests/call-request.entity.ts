import { callRequestStates } from "@linkedpotential/contract/call-requests/limits";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

const id = { type: "number", padding: { length: 16, char: "0" } } as const;
const text = { type: "string", required: true } as const;

const replyAttributes = {
  at: text,
  /** Admin who wrote it. */
  by: { ...id, required: true },
  subject: text,
  text,
} as const;

/**
 * Request for a strategy call by a visitor or an account. Access patterns: by id; by state; by sender (keys only), for
 * the export and the erasure of an account.
 */
export const CallRequestEntity = new Entity(
  {
    model: { entity: "call-request", version: "1", service: "linkedpotential" },
    attributes: {
      requestId: { ...id, required: true },
      name: text,
      /** Empty when an account without a named company asked. */
      company: { ...text, default: "" },
      /** Address as it was entered. Unverified if a visitor asked. */
      email: text,
      message: text,
      /** Account that asked. Absent for a visitor. */
      accountId: id,
      /** Sender of the request: the value of `senderOfAccount` or `senderOfAddress`. */
      sender: text,
      receivedAt: text,
      state: { type: callRequestStates, required: true },
      /** Time at which an admin settled the request, and the admin. Both absent while it is open. */
      settledAt: { type: "string" },
      settledBy: id,
      /** Note of that admin for the other admins. Absent without one. */
      note: { type: "string" },
      /** Mailed replies, oldest first. Absent without one. */
      replies: { type: "list", items: { type: "map", properties: replyAttributes } },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["requestId"] },
        sk: { field: "sk", composite: [] },
      },
      inState: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["state"] },
        sk: { field: "gsi1sk", composite: ["requestId"] },
      },
      ofSender: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["sender"] },
        sk: { field: "gsi2sk", composite: ["requestId"] },
      },
    },
  },
  store,
);

export type CallRequest = EntityItem<typeof CallRequestEntity>;
export type CallRequestKey = Pick<CallRequest, "requestId">;

export const callRequestKeyOf = (item: object): CallRequestKey =>
  createConversions(CallRequestEntity).byAccessPattern.byId.fromKeys.toComposite<CallRequestKey>({ ...item });
