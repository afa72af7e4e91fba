import { countCharacters } from "@linkedpotential/contract/characters";
import { requestMessageMax } from "@linkedpotential/contract/collaboration-requests/limits";
import type { Post } from "@linkedpotential/contract/community/schema";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { useOpenProjects } from "../projects/own-projects.ts";
import type { RequestValues } from "./request-values.ts";
import { paragraph, useProjectIntro } from "./use-project-intro.ts";

const none = "none";

export interface ChosenProject {
  project: Post;
  /** Introduction that was written into the message. Empty when the message had a text of its own. */
  intro: string;
}

interface ProjectChoiceProps {
  form: Form<RequestValues>;
  /** Project with which the form was opened. */
  preselected: ChosenProject | undefined;
  /** Number of people to whom the request goes. */
  recipients: number;
}

/**
 * Offers the open projects of the business. The chosen one is introduced at the beginning of the message, as long as the
 * message is empty or still begins with the introduction of another one. Text that the person typed is kept.
 */
export function ProjectChoice({ form, preselected, recipients }: ProjectChoiceProps) {
  const { request: texts } = useTexts("freelancers");
  const introOf = useProjectIntro();
  const [chosen, setChosen] = useState(preselected);
  const projects = useOpenProjectsWith(chosen?.project);
  const message = useWatch({ control: form.control, name: "message" });
  if (projects.length === 0) return null;
  const intro = chosen?.intro && message.startsWith(chosen.intro) ? chosen.intro : "";
  const hasOwnText = !intro && message.trim() !== "";
  const choose = (id: string) => {
    const project = projects.find((one) => String(one.id) === id);
    const typed = intro ? message.slice(intro.length) : paragraph;
    const next = project && !hasOwnText ? introOf(project, requestMessageMax - countCharacters(typed)) : "";
    setChosen(project && { project, intro: next });
    const text = project ? next + typed : typed.trimStart();
    form.setValues({ postId: project?.id ?? null, ...(!hasOwnText && { message: text }) });
  };
  return (
    <Select
      label={texts.project}
      description={(hasOwnText ? texts.projectKept : texts.projectHint)(recipients)}
      choices={[
        { id: none, label: texts.noProject },
        ...projects.map(({ id, title }) => ({ id: String(id), label: title })),
      ]}
      value={chosen ? String(chosen.project.id) : none}
      onChange={choose}
    />
  );
}

/** Returns the open projects with the chosen one, which stays visible when it is filled or deleted elsewhere. */
function useOpenProjectsWith(chosen: Post | undefined): Post[] {
  const open = useOpenProjects();
  return chosen && open.every(({ id }) => id !== chosen.id) ? [...open, chosen] : open;
}
