import { shownCasesMax, workCountMax } from "@linkedpotential/contract/admin/limits";
import type { WaitingCase } from "@linkedpotential/contract/admin/overview-schema";
import { refundDays } from "@linkedpotential/contract/billing/deadlines";
import { addDays, today } from "@linkedpotential/contract/dates";
import type { Declaration } from "../../billing/declarations/declaration.entity.ts";
import type { StoredSubscription } from "../../billing/subscription.entity.ts";
import type { CallRequest } from "../../call-requests/call-request.entity.ts";
import type { StoredReport } from "../../moderation/reports/report.entity.ts";
import { AccountEntryEntity } from "../account-index/account-entry.entity.ts";
import { findUsers } from "../users/find-users.ts";

type OpenReport = Pick<StoredReport, "userId" | "postId" | "reportId" | "steps" | "reported" | "createdAt">;
type Waiting = Pick<Declaration, "declarationId" | "about" | "kind" | "name" | "receivedAt">;

interface OpenWork {
  reports: readonly OpenReport[];
  declarations: readonly Waiting[];
  disputes: readonly Pick<StoredSubscription, "userId" | "disputeDueBy">[];
  calls: readonly Pick<CallRequest, "requestId" | "name" | "company" | "receivedAt">[];
  /** Names of the groups of accounts whose objection to a lock waits. */
  objectedGroups: readonly string[];
}

/**
 * Returns the most urgent cases: disputes first, because banks set short deadlines, then declarations, which the law
 * requires to be handled without delay, then all others. Cases of the same urgency are ordered by the time of waiting.
 */
export async function mostUrgent({
  reports,
  declarations,
  disputes,
  calls,
  objectedGroups,
}: OpenWork): Promise<WaitingCase[]> {
  const objectors = await readObjectors(objectedGroups);
  const users = await findUsers([...disputes.map(({ userId }) => userId), ...objectors]);
  const names = new Map(users.map(({ userId, name }) => [userId, name]));
  const cases: WaitingCase[] = [
    ...disputes.map(({ userId, disputeDueBy }) => ({
      ...caseOf("dispute", userId, names.get(userId) ?? "", null),
      dueOn: disputeDueBy === undefined ? null : today(new Date(disputeDueBy)),
    })),
    ...[...Map.groupBy(reports, ({ userId, postId }) => `${userId} ${postId}`).values()].map(toReportCase),
    ...declarations.map(toDeclarationCase),
    ...calls.map(({ requestId, name, company, receivedAt }) =>
      caseOf("callRequest", requestId, company || name, receivedAt),
    ),
    ...users.flatMap(({ userId, name, lockObjection, lockAnswer }) =>
      lockObjection && !lockAnswer ? caseOf("lockObjection", userId, name, lockObjection.at) : [],
    ),
  ];
  return cases.toSorted(byUrgency).slice(0, shownCasesMax);
}

/** Urgency of each kind of case. A smaller number is more urgent. */
const urgencies: Readonly<Record<WaitingCase["kind"], number>> = {
  dispute: 0,
  ...{ withdrawal: 1, cancellation: 1, extraordinary: 1 },
  ...{ report: 2, objection: 2, lockObjection: 2, callRequest: 2 },
};

/** Orders by urgency, then by the time since which a case waits. Disputes have none and are ordered by deadline. */
const byUrgency = (one: WaitingCase, other: WaitingCase): number =>
  urgencies[one.kind] - urgencies[other.kind] ||
  (one.since ?? "").localeCompare(other.since ?? "") ||
  (one.dueOn ?? "").localeCompare(other.dueOn ?? "");

const caseOf = (kind: WaitingCase["kind"], id: number, title: string, since: string | null): WaitingCase => ({
  ...{ kind, id, title, since, count: 1 },
  dueOn: null,
});

/** Returns one case for all reports about the same content: the one that has waited longest. */
function toReportCase(reports: readonly OpenReport[]): WaitingCase {
  const [first, ...rest] = reports.map(caseOfReport).toSorted(byUrgency);
  if (!first) throw new Error("a group has no report");
  return { ...first, count: rest.length + 1 };
}

function caseOfReport({ reportId, steps, reported: { title }, createdAt }: OpenReport): WaitingCase {
  const last = steps.at(-1);
  return last?.kind === "objected"
    ? caseOf("objection", reportId, title, last.at ?? createdAt)
    : caseOf("report", reportId, title, createdAt);
}

function toDeclarationCase({ declarationId, about, kind, name, receivedAt }: Waiting): WaitingCase {
  if (about === "withdrawal") {
    const dueOn = addDays(today(new Date(receivedAt)), refundDays);
    return { ...caseOf("withdrawal", declarationId, name, receivedAt), dueOn };
  }
  return caseOf(kind === "extraordinary" ? kind : "cancellation", declarationId, name, receivedAt);
}

async function readObjectors(groups: readonly string[]): Promise<number[]> {
  const pages = await Promise.all(
    groups.map((group) =>
      AccountEntryEntity.query.ofGroup({ list: "joined", group }).go({ limit: workCountMax, pages: 1 }),
    ),
  );
  return pages.flatMap(({ data }) => data.map(({ userId }) => userId));
}
