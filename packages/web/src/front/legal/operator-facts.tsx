import type { ReactNode } from "react";
import type { Answer } from "../../lib/api/api.ts";
import type { LegalTexts, OperatorPart } from "../../texts/legal-content.ts";
import { PlainButton } from "../../ui/plain-button.tsx";

type Operator = Answer<"legal/get-operator">;
export type OperatorState = Operator | "loading" | "failed";
type Fact = keyof Operator;

const factsOf: Record<OperatorPart, readonly Fact[]> = {
  provider: ["name", "address", "representedBy", "email", "phone", "register", "vatId"],
  contact: ["name", "address", "email", "phone"],
  privacy: ["name", "address", "email", "privacyContact"],
};

interface OperatorFactsProps {
  part: OperatorPart;
  operator: OperatorState;
  texts: LegalTexts["operator"];
  retry: string;
  onRetry: (() => void) | undefined;
}

/**
 * Shows the operator's details. A detail that was never entered is shown as missing; an empty one is omitted (O138).
 */
export function OperatorFacts({ part, operator, texts, retry, onRetry }: OperatorFactsProps) {
  if (operator === "failed") {
    return (
      <div role="alert" className="mt-3 rounded-md bg-danger-soft px-3.5 py-3 text-sm">
        <p className="font-medium">{texts.failed}</p>
        <PlainButton size="sm" className="mt-2" onClick={onRetry}>
          {retry}
        </PlainButton>
      </div>
    );
  }
  const facts = factsOf[part].filter((fact) => operator === "loading" || operator[fact] !== "");
  return (
    <dl
      aria-busy={operator === "loading"}
      className="card mt-3 grid gap-x-6 gap-y-2 p-4 text-sm sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
    >
      {facts.map((fact) => (
        <div key={fact} className="contents">
          <dt className="text-ink-muted max-sm:not-first:mt-1">{texts[fact]}</dt>
          <dd className="wrap-anywhere font-medium">
            {operator === "loading" ? (
              <span className="text-ink-subtle">{texts.loading}</span>
            ) : (
              factText(operator, fact, texts.missing)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factText(operator: Operator, fact: Fact, missing: string): ReactNode {
  const value = operator[fact];
  if (value === null)
    return <mark className="rounded-sm bg-warn-soft box-decoration-clone px-1.5 py-0.5 text-ink">{missing}</mark>;
  if (typeof value !== "string")
    return value.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));
  if (!value.includes("@")) return value;
  return (
    <a
      href={`mailto:${value}`}
      className="inline-flex min-h-6 items-center text-accent-text underline underline-offset-2"
    >
      {value}
    </a>
  );
}
