import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Hourglass } from "lucide-react";
import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { useOpenProjects } from "../projects/own-projects.ts";
import { areaSearch, projectSearch } from "../search/search-addresses.ts";
import { useDaysWaiting } from "./use-days-waiting.ts";

/** Says for how many days a request has had no answer, and leads to other freelancers. Shows nothing for other requests. */
export function UnansweredNotice({ request }: { request: SentProjectRequest }) {
  const { sent: texts } = useTexts("freelancers");
  const days = useDaysWaiting()(request);
  const search = useOtherSearch(request);
  if (days === undefined) return null;
  const { name } = request.recipient;
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-warn-soft px-3 py-1.5 text-sm">
      <p className="flex items-center gap-1.5 text-warn-text">
        <Hourglass size={14} aria-hidden className="shrink-0" />
        {texts.unanswered(days)}
      </p>
      <Link to={{ search }} aria-label={texts.othersFor(name)} className={buttonClass("secondary", "sm")}>
        {texts.others}
      </Link>
    </div>
  );
}

/** Returns the address of a search for others: with the skills of the request's open project, or else in the area. */
function useOtherSearch({ project, recipient }: SentProjectRequest): string {
  const open = useOpenProjects().find(({ id }) => id === project?.id);
  return open ? projectSearch(open) : areaSearch(recipient.activityArea);
}
