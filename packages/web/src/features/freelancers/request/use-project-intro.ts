import { countCharacters, cutCharacters } from "@linkedpotential/contract/characters";
import type { Post } from "@linkedpotential/contract/community/schema";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";

/** Maximum length of the beginning of a description. */
const excerptMax = 400;
const details = ["start", "extent", "budget"] as const;
/** Separates paragraphs of a message. */
export const paragraph = "\n\n";

/**
 * Returns a function that introduces a project in at most `max` characters: by its title, the beginning of its
 * description, and what it states about skills, start, extent and budget.
 */
export function useProjectIntro(): (project: Post, max: number) => string {
  const { aboutProject } = useTexts("freelancers").request;
  const factsOf = useFacts();
  return (project, max) => {
    const about = aboutProject(project.title);
    const facts = fittingLines(factsOf(project), max - countCharacters(about + paragraph));
    const room = max - countCharacters(about + paragraph + facts + paragraph);
    const excerpt = excerptOf(project.content, Math.min(excerptMax, room));
    return [about, excerpt, facts].filter(Boolean).join(paragraph);
  };
}

/** Returns a function that writes each fact that a project states as a line. */
function useFacts(): (project: Post) => string[] {
  const { lookingFor: skills } = useTexts("projects").form;
  const { project: labels } = useTexts("posts");
  return ({ lookingFor, project }) =>
    [
      [skills, lookingFor?.join(", ")] as const,
      ...details.map((detail) => [labels[detail], project?.[detail]] as const),
    ].flatMap(([label, text]) => (text ? [`${withColon(label)} ${text}`] : []));
}

/** Joins the lines from the first one on that fit into `max` characters. */
function fittingLines(lines: readonly string[], max: number): string {
  const count = lines.findLastIndex((_, at) => countCharacters(lines.slice(0, at + 1).join("\n")) <= max) + 1;
  return lines.slice(0, count).join("\n");
}

/** Cuts a text to `max` characters at the end of a word. */
function excerptOf(text: string, max: number): string {
  const whole = text.trim();
  if (countCharacters(whole) <= max) return whole;
  const words = cutCharacters(whole, Math.max(0, max - 1)).replace(/\s+\S*$/, "");
  return words && `${words}…`;
}
