import { hidingGrounds, reportReasons, reportStates, reportSteps } from "@linkedpotential/contract/moderation/values";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;
const text = { type: "string", required: true } as const;

/** Access patterns: those of a post or person; those that wait or are settled, one by id; a reporter's, keys only. */
export const ReportEntity = new Entity(
  {
    model: { entity: "report", version: "1", service: "linkedpotential" },
    attributes: {
      /** The reported person, or the author. */
      userId: id,
      postId: id,
      reportId: id,
      /** Missing when the account is gone. */
      reporterId: { type: "number", padding: { length: 16, char: "0" } },
      reason: { type: reportReasons, required: true },
      explanation: text,
      createdAt: text,
      reported: {
        type: "map",
        required: true,
        properties: {
          title: text,
          text,
          details: { type: "list", items: { type: "string" }, required: true },
          linkedinUrl: text,
          profileImage: { type: "string" },
        },
      },
      state: { type: reportStates, required: true },
      /** Counts the steps; each is made on condition that it did not move since the report was read. */
      revision: { type: "number", required: true },
      steps: {
        type: "list",
        required: true,
        items: {
          type: "map",
          properties: {
            kind: { type: reportSteps, required: true },
            text,
            ground: { type: hidingGrounds },
            at: text,
            /** After it. */
            revision: { type: "number", required: true },
          },
        },
      },
      /** A year after the last decision (D69). Absent while the report waits for one. */
      ttl: { type: "number" },
    },
    indexes: {
      ofSubject: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["postId", "reportId"] },
      },
      inState: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["state"] },
        sk: { field: "gsi1sk", composite: ["reportId"] },
      },
      ofReporter: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["reporterId"] },
        sk: { field: "gsi2sk", composite: ["reportId", "userId", "postId"] },
      },
    },
  },
  store,
);

export type StoredReport = EntityItem<typeof ReportEntity>;
type ReportKey = Pick<StoredReport, "userId" | "postId" | "reportId">;

/** From an item of the index of reporters, which holds the keys only. */
export const reportKeyOf = (item: object): ReportKey =>
  createConversions(ReportEntity).byAccessPattern.ofReporter.fromKeys.toComposite<ReportKey>({ ...item });
