import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { ReactNode } from "react";
import type { Failure } from "../../../../lib/action/use-for-each.ts";
import { focusOnMount } from "../../../../lib/focus/focus.ts";
import { errorText } from "../../../../texts/error-text.ts";
import { useTexts } from "../../../../texts/texts.ts";
import type { PartialResult, SelectedTexts } from "./use-selected-action.ts";

interface SelectedResultProps {
  texts: SelectedTexts;
  result: PartialResult;
  /** Progress of a retry. */
  children: ReactNode;
}

/** Says for whom an action succeeded, failed for now, is refused for good, and was not run. */
export function SelectedResult({ texts, result, children }: SelectedResultProps) {
  const { selected } = useTexts("admin-account");
  const { doneCount, failures, refusals, stopped } = result;
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p ref={focusOnMount} tabIndex={-1} className="font-medium outline-none">
        {texts.partly(doneCount, failures.length + refusals.length + stopped.length)}
      </p>
      {children}
      {stopped.length > 0 && <p>{selected.stopped(stopped.length)}</p>}
      {failures.length > 0 && <Failures label={selected.failures} failures={failures} />}
      {refusals.length > 0 && <Failures label={selected.refusals} failures={refusals} />}
    </div>
  );
}

function Failures({ label, failures }: { label: string; failures: readonly Failure<ListedUser>[] }) {
  return (
    <section>
      <h3 className="font-medium">{label}</h3>
      <ul aria-label={label} className="flex flex-col divide-y divide-line">
        {failures.map(({ item: user, error }) => (
          <li key={user.id} className="py-2 [overflow-wrap:anywhere]">
            <span className="font-medium">{user.name}</span>{" "}
            <span className="block text-ink-muted">{errorText(error)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
