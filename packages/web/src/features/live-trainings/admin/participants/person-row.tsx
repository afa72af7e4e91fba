import { momentText } from "@linkedpotential/contract/date-texts";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { accountPath } from "../../../../lib/navigation/paths.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { useRemoveParticipant } from "./participants-api.ts";

interface PersonRowProps {
  eventId: number;
  person: { userId: number; name: string; email: string };
  note: string | null;
  children: ReactNode;
}

/** Row of a person who participates or waits, with a button that removes the person after a question. */
export function PersonRow({ eventId, person, note, children }: PersonRowProps) {
  const { list } = useTexts("event-admin");
  const [isAsking, setAsking] = useState(false);
  const { userId, name, email } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium [overflow-wrap:anywhere]">
          <Link to={accountPath(userId)} className="hover:text-accent-text hover:underline">
            {name}
          </Link>
        </p>
        <p className="text-ink-muted [overflow-wrap:anywhere]">{email}</p>
        {note && <p className="text-ink-subtle text-xs">{note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <PlainButton size="sm" aria-label={list.removeOf(name)} onClick={() => setAsking(true)}>
          {list.remove}
        </PlainButton>
      </div>
      {isAsking && <RemoveQuestion eventId={eventId} person={person} onClose={() => setAsking(false)} />}
    </li>
  );
}

interface RemoveQuestionProps extends Pick<PersonRowProps, "eventId" | "person"> {
  onClose: () => void;
}

function RemoveQuestion({ eventId, person, onClose }: RemoveQuestionProps) {
  const { list } = useTexts("event-admin");
  const { cancel } = useTexts("common");
  const remove = useRemoveParticipant(eventId);
  return (
    <ConfirmDialog
      isOpen
      title={list.question(person.name)}
      description={list.questionHint}
      confirmLabel={list.remove}
      cancelLabel={cancel}
      onConfirm={() => {
        remove.run(person);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Returns a function that formats an instant in the reader's language and time zone. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage();
  const { timezone } = useUser();
  return (instant) => momentText(new Date(instant), language, timezone);
}
