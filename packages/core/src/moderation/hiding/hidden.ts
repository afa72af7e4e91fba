import { hidingGrounds } from "@linkedpotential/contract/moderation/choices";
import type { HiddenNotice } from "@linkedpotential/contract/moderation/schema";

/**
 * Attribute of a post or profile that moderation hid: the report and the reason. Absent while the content is visible.
 */
export const hiddenAttribute = {
  type: "map",
  properties: {
    reportId: { type: "number", required: true },
    isOwnInitiative: { type: "boolean" },
    ground: { type: hidingGrounds, required: true },
    statement: { type: "string", required: true },
    hiddenAt: { type: "string", required: true },
    objectedAt: { type: "string" },
    upheldAt: { type: "string" },
  },
} as const;

export type StoredHidden = Pick<HiddenNotice, "ground" | "statement" | "hiddenAt"> & {
  reportId: number;
  isOwnInitiative?: boolean | undefined;
  objectedAt?: string | undefined;
  upheldAt?: string | undefined;
};

export const noticeOf = (hidden: StoredHidden | undefined): HiddenNotice | undefined =>
  hidden && {
    isOwnInitiative: hidden.isOwnInitiative ?? false,
    ground: hidden.ground,
    statement: hidden.statement,
    hiddenAt: hidden.hiddenAt,
    objectedAt: hidden.objectedAt ?? null,
    upheldAt: hidden.upheldAt ?? null,
  };
