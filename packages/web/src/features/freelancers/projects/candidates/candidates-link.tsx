import type { Post } from "@linkedpotential/contract/community/schema";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../texts/texts.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { buttonClass } from "../../../../ui/button-style.ts";
import { type Candidate, candidateGroups } from "./candidates.ts";

interface CandidatesLinkProps {
  project: Post;
  /** People who applied for the project or were asked for it, as far as they are loaded. */
  candidates: readonly Candidate[];
  /** Whether older requests are not loaded, so that more people may have been asked. */
  hasMore: boolean;
}

/** Links to the candidates of a project, with their number in each group and that of unread messages. */
export function CandidatesLink({ project, candidates, hasMore }: CandidatesLinkProps) {
  const { candidates: texts, newMessages, received } = useTexts("projects");
  const { id, title, requestCount, unreadMessages = 0 } = project;
  // The project counts the messages under applications only, but also those that are not loaded.
  const unread = Math.max(
    unreadMessages,
    candidates.reduce((sum, one) => sum + one.unread, 0),
  );
  const counts = candidateGroups.flatMap((group) => {
    // The project itself counts the applications.
    const count = group === "applied" ? requestCount : candidates.filter((one) => one.group === group).length;
    if (count === 0 || group === "closed") return [];
    return [group === "asked" ? texts.counts.asked(count, hasMore) : texts.counts[group](count)];
  });
  const search = new URLSearchParams({ tab: "crm", view: "projects", requests: String(id) });
  return (
    <Link to={{ search: search.toString() }} className={buttonClass("secondary", "sm", "shrink")}>
      {texts.title}
      {counts.length > 0 && <Badge tone={requestCount > 0 ? "accent" : "neutral"}>{counts.join(", ")}</Badge>}
      {unread > 0 && <Badge tone="accent">{newMessages(unread)}</Badge>}
      <span className="sr-only">{received.about(title)}</span>
    </Link>
  );
}
