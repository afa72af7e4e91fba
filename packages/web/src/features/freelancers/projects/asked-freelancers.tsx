import { cutCharacters } from "@linkedpotential/contract/characters";
import type { Post } from "@linkedpotential/contract/community/schema";
import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { sentQuery } from "../api.ts";
import { useSentRequests } from "../sent/use-sent-requests.ts";

/** Returns the loaded requests that the company sent to freelancers for a project. */
export const useRequestsFor = ({ id }: Post): SentProjectRequest[] =>
  useSentRequests().filter(({ project }) => project?.id === id);

/**
 * Tells how many freelancers the company asked for a project, and links to these requests. Shows nothing if it asked
 * nobody.
 */
export function AskedFreelancers({ project }: { project: Post }) {
  const { asked, received } = useTexts("projects");
  const { hasNextPage } = useInfiniteQuery(sentQuery);
  const count = new Set(useRequestsFor(project).map(({ recipient }) => recipient.userId)).size;
  if (count === 0) return null;
  const find = cutCharacters(project.title, searchTextMax);
  const search = new URLSearchParams({ tab: "crm", view: "requests", kind: "sent", find });
  return (
    <Link to={{ search: search.toString() }} className={buttonClass("quiet", "sm")}>
      {asked(count, hasNextPage)}
      <span className="sr-only">{received.about(project.title)}</span>
    </Link>
  );
}

/**
 * Links to a search for freelancers with the skills that the project looks for. The search keeps the project for the
 * requests that the user sends from it.
 */
export function AskFreelancersLink({ project }: { project: Post }) {
  const { ask, received } = useTexts("projects");
  const { id, title, lookingFor } = project;
  const wanted = cutCharacters((lookingFor ?? [title]).join(" "), searchTextMax);
  const search = new URLSearchParams({ tab: "crm", project: String(id), search: wanted });
  return (
    <Link to={{ search: search.toString() }} className={buttonClass("secondary", "sm")}>
      <Send size={16} aria-hidden />
      {ask}
      <span className="sr-only">{received.about(title)}</span>
    </Link>
  );
}
