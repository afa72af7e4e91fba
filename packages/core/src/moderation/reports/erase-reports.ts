import { isRefused } from "../../db/transact.ts";
import { ReportEntity, reportKeyOf } from "./report.entity.ts";
import { ReportMarkEntity } from "./report-mark.entity.ts";

const slice = 50;

/**
 * Deletes the reports about a user. Reports that the user made are kept without the reporter's id, because the reported
 * content still exists.
 */
export async function eraseReports(userId: number): Promise<number> {
  const options = { limit: slice, pages: 1 } as const;
  const [{ data: about }, { data: made }] = await Promise.all([
    ReportEntity.query.ofSubject({ userId }).go({ ...options, consistent: true }),
    ReportEntity.query.ofReporter({ reporterId: userId }).go({ ...options, data: "includeKeys" }),
  ]);
  for (const { postId, reportId, reporterId } of about) {
    if (reporterId !== undefined)
      await ReportMarkEntity.delete({ userId: reporterId, aboutUserId: userId, postId }).go();
    await ReportEntity.delete({ userId, postId, reportId }).go();
  }
  // A failed condition means that the report has been deleted since the query, so nothing is left to do.
  for (const key of made.map(reportKeyOf)) {
    await ReportEntity.patch(key)
      .remove(["reporterId"])
      .go()
      .catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
  }
  return about.length + made.length;
}
