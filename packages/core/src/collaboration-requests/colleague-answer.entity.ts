import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/**
 * Answer that a member of a company gave to a request for the project of a colleague. Leads to the words and contact data
 * in the request, which are erased with the account of the member. Access pattern: by member.
 */
export const ColleagueAnswerEntity = new Entity(
  {
    model: { entity: "colleague-answer", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      postId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      fromUserId: { type: "number", required: true, padding: { length: 16, char: "0" } },
    },
    indexes: {
      ofMember: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["postId", "fromUserId"] },
      },
    },
  },
  store,
);
