import { countCharacters, cutCharacters } from "@linkedpotential/contract/characters";
import { requestMessageMax } from "@linkedpotential/contract/collaboration-requests/limits";
import type { Post } from "@linkedpotential/contract/community/schema";
import { useState } from "react";
import type { Texts } from "../../../texts/areas.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { useOpenProjects } from "../projects/own-projects.ts";

/** Maximum length of the beginning of a description. */
const excerptMax = 400;
const none = "none";
const paragraph = "\n\n";

interface ProjectChoiceProps {
  message: string;
  onChange: (message: string) => void;
}

interface Inserted {
  projectId: string;
  intro: string;
}

/**
 * Offers the open projects of the business. A project is introduced at the beginning of the message, as long as the
 * message is empty or still begins with the introduction of another one. Text that the person typed is kept.
 */
export function ProjectChoice({ message, onChange }: ProjectChoiceProps) {
  const { request: texts } = useTexts("freelancers");
  const projects = useOpenProjects();
  const [inserted, setInserted] = useState<Inserted>();
  if (projects.length === 0) return null;
  const chosen = inserted && message.startsWith(inserted.intro) ? inserted : undefined;
  const hasOwnText = !chosen && message.trim() !== "";
  const choose = (projectId: string) => {
    const typed = chosen ? message.slice(chosen.intro.length) : paragraph;
    const project = projects.find(({ id }) => String(id) === projectId);
    const intro = project && introOf(project, texts, requestMessageMax - countCharacters(typed));
    setInserted(intro === undefined ? undefined : { projectId, intro });
    onChange(intro === undefined ? typed.trimStart() : intro + typed);
  };
  return (
    <Select
      label={texts.project}
      description={hasOwnText ? texts.projectKept : texts.projectHint}
      isDisabled={hasOwnText}
      choices={[
        { id: none, label: texts.noProject },
        ...projects.map(({ id, title }) => ({ id: String(id), label: title })),
      ]}
      value={chosen?.projectId ?? none}
      onChange={choose}
    />
  );
}

/** Introduces a project by its title and as much of its description as fits into `max` characters. */
function introOf({ title, content }: Post, texts: Texts["freelancers"]["request"], max: number): string {
  const about = texts.aboutProject(title);
  const room = max - countCharacters(about + paragraph);
  const excerpt = excerptOf(content, Math.min(excerptMax, room));
  return excerpt ? about + paragraph + excerpt : about;
}

/** Cuts a text to `max` characters at the end of a word. */
function excerptOf(text: string, max: number): string {
  const whole = text.trim();
  if (countCharacters(whole) <= max) return whole;
  const words = cutCharacters(whole, Math.max(0, max - 1)).replace(/\s+\S*$/, "");
  return words && `${words}…`;
}
