import { hidingGrounds, reportReasons } from "@linkedpotential/contract/moderation/choices";
import { reportStates, reportSteps } from "@linkedpotential/contract/moderation/states";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;
const text = { type: "string", required: true } as const;

/**
 * Report about a post or a profile. Access patterns: by subject; by state, and one by id; by reporter (keys only), used
 * when an account is erased.
 */
export const ReportEntity = new Entity(
  {
    model: { entity: "report", version: "1", service: "linkedpotential" },
    attributes: {
      userId: id,
      postId: id,
      reportId: id,
      /** True when an admin acted although nobody had reported the content. */
      isOwnInitiative: { type: "boolean" },
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
      /** Number of steps plus one. A step is stored only if the revision is the one that was read. */
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
            revision: { type: "number", required: true },
          },
        },
      },
      /** Time of expiry, a year after the last decision (D69). Absent while a decision is due. */
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

export const reportKeyOf = (item: object): ReportKey =>
  createConversions(ReportEntity).byAccessPattern.ofReporter.fromKeys.toComposite<ReportKey>({ ...item });
