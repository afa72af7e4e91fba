import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { contractCasesQuery, useSettleDeclaration } from "../api.ts";
import { DeclarationCard } from "./declaration-card.tsx";

/** Shows the declarations and payment disputes that need a decision by a person. */
export function ContractCases() {
  const { loading, loadFailed } = useTexts("admin-work");
  const skeleton = (
    <Loading label={loading} className="flex flex-col gap-4">
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
    </Loading>
  );
  return (
    <LoadBoundary skeleton={skeleton} failed={loadFailed}>
      <div className="flex flex-col gap-8">
        <Declarations />
        <Disputes />
      </div>
    </LoadBoundary>
  );
}

interface SectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

function Section({ title, about, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="max-w-prose text-pretty text-ink-muted text-sm">{about}</p>
      </div>
      {children}
    </section>
  );
}

const nothing = <CircleCheck size={20} aria-hidden />;

function Declarations() {
  const { contracts: texts } = useTexts("admin-work");
  const { declarations } = useSuspenseQuery(contractCasesQuery).data;
  const [settling, setSettling] = useState<WaitingDeclaration | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(place, declarations.length);
  return (
    <Section title={texts.declarations} about={texts.declarationsAbout}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {declarations.length === 0 ? (
          <EmptyState icon={nothing} title={texts.noDeclarations} description={texts.noDeclarationsHint} />
        ) : (
          <ul aria-label={texts.declarations} className="card divide-y divide-line">
            {declarations.map((declaration) => (
              <DeclarationCard
                key={declaration.id}
                declaration={declaration}
                onSettle={() => setSettling(declaration)}
              />
            ))}
          </ul>
        )}
      </div>
      <SettleQuestion declaration={settling} onClose={() => setSettling(null)} />
    </Section>
  );
}

interface SettleQuestionProps {
  /** Declaration to mark as done. Null while the dialog is closed. */
  declaration: WaitingDeclaration | null;
  onClose: () => void;
}

function SettleQuestion({ declaration, onClose }: SettleQuestionProps) {
  const { contracts: texts } = useTexts("admin-work");
  const { cancel } = useTexts("common");
  const settle = useSettleDeclaration();
  if (!declaration) return null;
  return (
    <ConfirmDialog
      isOpen
      title={texts.settleTitle}
      description={texts.settleDescription(declaration.name)}
      tone="primary"
      confirmLabel={texts.settleConfirm}
      cancelLabel={cancel}
      isPending={settle.isPending}
      onConfirm={() => void settle.runAsync(declaration).then(onClose, onClose)}
      onClose={onClose}
    />
  );
}

function Disputes() {
  const { contracts: texts } = useTexts("admin-work");
  const { disputes } = useSuspenseQuery(contractCasesQuery).data;
  return (
    <Section title={texts.disputes} about={texts.disputesAbout}>
      {disputes.length === 0 ? (
        <EmptyState icon={nothing} title={texts.noDisputes} description={texts.noDisputesHint} />
      ) : (
        <ul aria-label={texts.disputes} className="card divide-y divide-line">
          {disputes.map(({ userId, name, email, disputeId }) => (
            <li key={disputeId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 text-sm">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {name ? (
                  <Link to={accountPath(userId)} className="font-medium text-accent-text hover:underline">
                    {name}
                  </Link>
                ) : (
                  <span className="font-medium">{texts.former}</span>
                )}
                {email && <span className="text-ink-muted"> · {email}</span>}
              </span>
              <span className="text-ink-subtle text-xs [overflow-wrap:anywhere]">{texts.number(disputeId)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
