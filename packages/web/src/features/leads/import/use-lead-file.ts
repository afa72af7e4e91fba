import { useState } from "react";
import { useToday } from "../../../lib/use-today.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { Assigned } from "./column-choice.tsx";
import { type FileProblem, type LeadFile, readLeadFile } from "./lead-file.ts";

/** The chosen file and what its columns contain. `onProblem` gets the text of a file that cannot be imported. */
export function useLeadFile(onProblem: (problem: string | undefined) => void) {
  const importing = useTexts("lead-import");
  const today = useToday();
  const textOf = useFieldText();
  const [file, setFile] = useState<LeadFile>();
  const [assigned, setAssigned] = useState<Assigned>({ columns: [], fillsGaps: false });
  const textOfProblem = (problem: FileProblem): string => {
    if (problem === "tooLarge") return importing.tooLarge;
    return "kind" in problem ? importing.otherKinds[problem.kind] : textOf(problem);
  };
  /** Reads a file. Returns whether it can be imported. */
  const choose = async (given: File): Promise<boolean> => {
    const { file: read, problem } = await readLeadFile(given, today);
    onProblem(problem && textOfProblem(problem));
    if (!read) return false;
    setFile(read);
    setAssigned({ columns: read.columns, fillsGaps: read.isFromLinkedin });
    return true;
  };
  return { file, assigned, choose, assign: setAssigned };
}
