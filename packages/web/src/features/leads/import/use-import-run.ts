import type { ImportRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import type { Assigned } from "./column-choice.tsx";
import { type Block, blocksOf, type LeadFile, type SentRow } from "./lead-file.ts";

/** Results of the rows that were sent so far. */
export interface Outcome {
  /** Reported rows by their line in the chosen file. */
  rows: ReadonlyMap<number, ImportRow>;
  created: number;
  updated: number;
  importIds: readonly string[];
}

const nothing: Outcome = { rows: new Map(), created: 0, updated: 0, importIds: [] };

/** Progress of a running import, in rows. */
export interface Progress {
  done: number;
  total: number;
}

/** Imports rows in blocks, one after another. Stops at the first failure and tells it. */
export function useImportRun(onFailed: (error: unknown) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = useAction("leads/import", (body: Block["body"] & Assigned) => ({ body: { ...body, dryRun: false } }), {
    isForm: true,
  });
  /** Returns whether at least one block is stored. A further call adds to the outcome. */
  const run = async (file: LeadFile, assigned: Assigned, rows: readonly SentRow[]): Promise<boolean> => {
    let current = outcome ?? nothing;
    let done = 0;
    setProgress({ done, total: rows.length });
    try {
      for (const { lines, body } of blocksOf(file.table, rows)) {
        const report = await send.runAsync({ ...body, ...assigned });
        current = {
          rows: new Map([...current.rows, ...report.rows.map((row, index) => inFile(row, lines[index] ?? 0))]),
          created: current.created + report.created,
          updated: current.updated + report.updated,
          importIds: [...current.importIds, ...(report.importId ? [report.importId] : [])],
        };
        done += lines.length;
        setProgress({ done, total: rows.length });
        setOutcome(current);
      }
    } catch (error) {
      onFailed(error);
    }
    setProgress(null);
    return current !== nothing;
  };
  return { progress, outcome, run };
}

/** Returns a reported row with its line in the chosen file. Lines of other rows are those of the block, so drop them. */
function inFile(row: ImportRow, line: number): [number, ImportRow] {
  return [line, "of" in row && row.of && "line" in row.of ? { ...row, line, of: undefined } : { ...row, line }];
}
