import type { Account } from "@linkedpotential/contract/accounts/schema";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../texts/texts.ts";
import { reportsQuery } from "./api.ts";
import { useDateTexts } from "./use-date-texts.ts";

/** Says how many reports there are about an account, and quotes the newest one. */
export function NewestReport({ account: { id, reportCount } }: { account: Account }) {
  const { lock: texts } = useTexts("admin-account");
  const { report: reportTexts } = useTexts("moderation");
  const { day } = useDateTexts();
  const { data, isError } = useQuery({ ...reportsQuery(id), enabled: reportCount > 0 });
  const newest = data?.about.find(({ isOwnInitiative }) => !isOwnInitiative);
  return (
    <div role="status" className="flex flex-col gap-2 text-ink-muted text-sm [overflow-wrap:anywhere]">
      <p>{texts.reports(reportCount)}</p>
      {reportCount > 0 && isError && <p>{texts.reportUnknown}</p>}
      {newest && (
        <blockquote className="border-line border-l-2 pl-3">
          <p className="font-medium text-ink">
            {texts.newestReport(reportTexts.reasons[newest.reason], day(newest.createdAt))}
          </p>
          <p className="line-clamp-4 whitespace-pre-line">{newest.explanation}</p>
        </blockquote>
      )}
    </div>
  );
}
