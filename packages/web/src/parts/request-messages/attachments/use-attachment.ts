import {
  attachmentEndings,
  attachmentMax,
  type NewAttachment,
} from "@linkedpotential/contract/request-messages/attachments";
import { useState } from "react";
import { FormError } from "../../../lib/form/use-form.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useChosenFile } from "./chosen-files.ts";

/** Endings of the names of files that a message may have, such as `.pdf`. */
export const acceptedEndings = Object.values(attachmentEndings).flatMap((endings) =>
  endings.map((ending) => `.${ending}`),
);

/** Keeps the file that is chosen for the next message under a request, and the reason why the last choice was refused. */
export function useAttachment(requestId: number) {
  const { file: texts } = useTexts("request-messages");
  const [file, setFile] = useChosenFile(requestId);
  const [problem, setProblem] = useState<string>();
  return {
    file,
    problem,
    choose: (chosen: File | undefined) => {
      const refused = chosen && problemOf(chosen);
      setProblem(refused && texts.problems[refused](chosen.name));
      // A refused file does not replace the one that was chosen before.
      if (!refused) setFile(chosen);
    },
    /** Returns the chosen file as a message contains it. Undefined without one. */
    read: async (): Promise<NewAttachment | undefined> => {
      if (!file) return undefined;
      try {
        return { name: file.name, content: await base64Of(file) };
      } catch {
        throw new FormError(texts.unreadable);
      }
    },
  };
}

type Problem = keyof Texts["request-messages"]["file"]["problems"];

/** Returns why the server would refuse a file, as far as the browser can tell without its content. */
function problemOf({ name, size }: File): Problem | undefined {
  if (!acceptedEndings.some((ending) => name.toLowerCase().endsWith(ending))) return "type";
  if (size === 0) return "empty";
  return size > attachmentMax ? "tooLarge" : undefined;
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
