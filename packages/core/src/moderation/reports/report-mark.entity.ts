import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/**
 * Mark that exists while a reporter's report about a post or profile is undecided. It prevents a second report. Access
 * pattern: by reporter and subject.
 */
export const ReportMarkEntity = new Entity(
  {
    model: { entity: "report-mark", version: "1", service: "linkedpotential" },
    attributes: {
      userId: id,
      aboutUserId: id,
      postId: id,
    },
    indexes: {
      ofReporter: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["aboutUserId", "postId"] },
      },
    },
  },
  store,
);
