import { reportStates } from "@linkedpotential/contract/moderation/states";
import { DomainError } from "../../errors.ts";
import { ReportEntity, type StoredReport } from "./report.entity.ts";

/** Finds a report by id in any state. @throws `report.not_found` */
export async function findReport(reportId: number): Promise<StoredReport> {
  const inState = await Promise.all(reportStates.map((state) => ReportEntity.query.inState({ state, reportId }).go()));
  const [found] = inState.flatMap(({ data }) => data);
  const { data: report } = found ? await ReportEntity.get(found).go({ consistent: true }) : { data: null };
  if (!report) throw new DomainError("report.not_found");
  return report;
}

type Detailed = Pick<StoredReport, "reportId" | "userId" | "postId" | "revision">;

export const detailOf = ({ reportId, userId, postId, revision }: Detailed) => ({
  reportId,
  userId,
  ...(postId !== 0 && { postId }),
  revision,
});
