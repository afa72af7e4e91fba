import type { Post } from "@linkedpotential/contract/community/schema";
import { Send } from "lucide-react";
import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { projectSearch } from "../search/search-addresses.ts";

/** Links to a search for freelancers with the skills that the project looks for. */
export function AskFreelancersLink({ project }: { project: Post }) {
  const { ask, received } = useTexts("projects");
  return (
    <Link to={{ search: projectSearch(project) }} className={buttonClass("secondary", "sm")}>
      <Send size={16} aria-hidden />
      {ask}
      <span className="sr-only">{received.about(project.title)}</span>
    </Link>
  );
}
