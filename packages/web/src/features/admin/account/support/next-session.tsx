import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CalendarPlus, Pencil } from "lucide-react";
import { useState } from "react";
import { lazyDialog, preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../../lib/session/session.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { changeOf, supportQuery, useSaveSupport } from "./api.ts";

const SessionDialog = lazyDialog(
  async () => (await import("./session-dialog.tsx")).SessionDialog,
  ({ onClose }) => onClose(),
  "problems",
);

export function NextSession({ userId }: { userId: number }) {
  const { support: texts } = useTexts("admin-account");
  const language = useLanguage();
  const { timezone } = useUser();
  const { nextSession } = useSuspenseQuery(supportQuery(userId)).data;
  const save = useSaveSupport(userId);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="font-semibold text-base">{texts.session}</h2>
      {nextSession ? (
        <p className="text-sm [overflow-wrap:anywhere]">
          <time dateTime={nextSession.startsAt} className="font-medium">
            {fullMomentText(new Date(nextSession.startsAt), language, timezone)}
          </time>{" "}
          {new Date(nextSession.startsAt) < new Date() && <Badge>{texts.over}</Badge>}
          {nextSession.link && (
            <a
              href={nextSession.link}
              target="_blank"
              rel="noopener noreferrer"
              className="mt-1 block text-accent-text hover:underline"
            >
              {nextSession.link}
            </a>
          )}
        </p>
      ) : (
        <p className="text-ink-muted text-sm">{texts.noSession}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button {...preloadOnIntent(SessionDialog)} onPress={() => setOpen(true)}>
          {nextSession ? <Pencil size={16} aria-hidden /> : <CalendarPlus size={16} aria-hidden />}
          {nextSession ? texts.changeSession : texts.enterSession}
        </Button>
        {nextSession && (
          <Button
            variant="quiet"
            isPending={save.isPending}
            onPress={() => save.run(changeOf(userId, () => ({ nextSession: null })))}
          >
            {texts.removeSession}
          </Button>
        )}
      </div>
      {isOpen && <SessionDialog userId={userId} session={nextSession} onClose={() => setOpen(false)} />}
    </section>
  );
}
