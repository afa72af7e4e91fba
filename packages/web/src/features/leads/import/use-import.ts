import type { ImportRow } from "@linkedpotential/contract/leads/schema";
import { freeLeadLimit } from "@linkedpotential/contract/plans";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useUser } from "../../../lib/session/session.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useLeads } from "../api.ts";
import { isPlanLimit, offerPlan } from "../lead-toasts.ts";
import { chosenAtFirst, type Plan, planOf } from "./chosen-rows.ts";
import type { Assigned } from "./column-choice.tsx";
import { useImportRun } from "./use-import-run.ts";
import { useLeadFile } from "./use-lead-file.ts";

type Step = "file" | "columns" | "review" | "result";

/** Number of leads that the plan still has places for. */
function useFreePlaces(): number {
  const { plan } = useUser();
  const { data: leads } = useLeads();
  return plan === "kostenlos" && leads ? Math.max(0, freeLeadLimit - leads.length) : Number.POSITIVE_INFINITY;
}

/** State of the import dialog: the chosen file, its columns, the checked rows and the result. */
export function useImport() {
  const importing = useTexts("lead-import");
  const [step, setStep] = useState<Step>("file");
  const [problem, setProblem] = useState<string>();
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  /** Plan of the import that was started. It stays, although the import changes the number of free places. */
  const [started, setStarted] = useState<Plan | null>(null);
  const { file, assigned, choose, assign } = useLeadFile(setProblem);
  const free = useFreePlaces();
  const onFailed = useFailure(setProblem);
  const check = useAction("leads/import", (body: Assigned & { csv: string }) => ({ body: { ...body, dryRun: true } }), {
    isForm: true,
    onFailed,
    onDone: (report) => {
      setRows(report.rows);
      setChosen(chosenAtFirst(report.rows));
      setStep("review");
    },
  });
  const { progress, outcome, run } = useImportRun(onFailed);
  const plan = started ?? planOf(rows, chosen, free);
  const left = outcome ? plan.sent.filter(({ line }) => !outcome.rows.has(line)) : [];

  const goTo = (next: Step) => {
    setProblem(undefined);
    setStep(next);
  };
  const send = async (sent: Plan["sent"]) => {
    if (!file) return;
    setProblem(undefined);
    setStarted(plan);
    const isStored = await run(file, assigned, sent);
    if (isStored) setStep("result");
    else setStarted(null);
  };
  const checkFile = () => {
    if (!file) return;
    const hasName = nameTargets.some((target) => assigned.columns.includes(target));
    setProblem(hasName ? undefined : importing.columns.nameMissing);
    if (hasName) check.run({ csv: file.csv, ...assigned });
  };
  return {
    step,
    problem,
    file,
    assigned,
    rows,
    chosen,
    plan,
    free,
    progress,
    outcome,
    left,
    isChecking: check.isPending,
    choose: async (given: File) => {
      if (await choose(given)) setStep("columns");
    },
    assign,
    setChosen,
    checkFile,
    goTo,
    run: () => void send(plan.sent),
    runRest: () => void send(left),
  };
}

const nameTargets = ["name", "firstName", "lastName"] as const;

/** Shows why a call failed. At the limit of the plan, Premium is offered instead. */
function useFailure(onProblem: (problem: string) => void): (error: unknown) => void {
  const textOf = useFieldText();
  return (error) => {
    if (isPlanLimit(error)) return offerPlan(error);
    const fileProblem = error instanceof ApiError ? error.fields.csv : undefined;
    onProblem(fileProblem ? textOf(fileProblem) : saveProblem(error));
  };
}

export type ImportState = ReturnType<typeof useImport>;
