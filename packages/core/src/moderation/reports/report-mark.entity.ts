import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/** Until its first decision a report is the only one. Access pattern: the one of a reporter about something. */
export const ReportMarkEntity = new Entity(
  {
    model: { entity: "report-mark", version: "1", service: "linkedpotential" },
    attributes: {
      /** Who has reported. */
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
