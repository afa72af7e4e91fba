import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";

interface Texts {
  colon: string;
  postIsGone: string;
  projectIsGone: string;
}

const texts: Record<Language, Texts> = {
  de: { colon: ":", postIsGone: "Beitrag gelöscht", projectIsGone: "Auftrag gelöscht" },
  en: { colon: ":", postIsGone: "post deleted", projectIsGone: "project deleted" },
  fr: withFrenchSpacing({ colon: " :", postIsGone: "publication supprimée", projectIsGone: "mission supprimée" }),
};

/**
 * Returns the end of a sentence about a post: its title after a colon. Says in brackets that a deleted post is gone, so
 * that nobody takes it for what the person wrote.
 */
export function aboutPost(
  language: Language,
  title: string | undefined,
  { isProject }: { isProject: boolean },
): string {
  const { colon, postIsGone, projectIsGone } = texts[language];
  if (title !== undefined) return `${colon} ${title}`;
  return ` (${isProject ? projectIsGone : postIsGone})`;
}

/** Returns the title of a project, or that it was deleted. */
export const titleOfProject = (language: Language, title: string | undefined): string =>
  title ?? texts[language].projectIsGone;
