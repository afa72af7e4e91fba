import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { newMessage } from "@linkedpotential/contract/live-trainings/participants-schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type Form, useForm } from "../../../../lib/form/use-form.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { MessageFields } from "../../../../parts/messages/message-fields.tsx";
import { gapProblem } from "../../../../parts/messages/templates.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { useEventTemplates } from "./event-templates.ts";
import { useSendMessage } from "./participants-api.ts";

interface MessageDialogProps {
  event: LiveTraining;
  people: { registered: number; waiting: number };
  onClose: () => void;
}

const initial = { subject: "", text: "" };
type Values = typeof initial;

export function MessageDialog({ event, people, onClose }: MessageDialogProps) {
  const { message: texts } = useTexts("event-admin");
  const common = useTexts("common");
  const templates = useEventTemplates(event);
  const send = useSendMessage(event.id);
  const [isForWaitingList, setForWaitingList] = useState(false);
  const count = people.registered + (isForWaitingList ? people.waiting : 0);
  const form = useForm({
    schema: newMessage,
    initial,
    check: (message) => gapProblem(templates, message),
    onSubmit: async (message) => {
      await send.runAsync({ ...message, isForWaitingList });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={texts.title}
      description={event.title}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={texts.send(count)}
          isPending={form.isPending}
          isDisabled={count === 0}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <MessageFields form={form} templates={templates} />
        {people.waiting > 0 && (
          <Checkbox isSelected={isForWaitingList} onChange={setForWaitingList}>
            {texts.forWaitingList(people.waiting)}
          </Checkbox>
        )}
        <Preview form={form} event={event} />
      </div>
    </Dialog>
  );
}

/** Shows the mail and the notification as a recipient with the admin's language and time zone gets them. */
function Preview({ form, event }: { form: Form<Values>; event: LiveTraining }) {
  const { message: texts } = useTexts("event-admin");
  const language = useLanguage();
  const { timezone } = useUser();
  const [subject, text] = useWatch({ control: form.control, name: ["subject", "text"] });
  const shownSubject = subject.trim() || texts.noSubject;
  const moment = fullMomentText(new Date(event.startsAt), language, timezone);
  return (
    <section aria-label={texts.preview} className="grid gap-4 text-sm sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-sunken p-4 [overflow-wrap:anywhere]">
        <h3 className="text-ink-muted text-xs">{texts.mail}</h3>
        <p className="font-semibold">{shownSubject}</p>
        <p>{texts.greeting}</p>
        <p className="whitespace-pre-line">{text.trim() || texts.noText}</p>
        <p className="text-ink-muted">{texts.about(event.title, moment)}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-2 self-start rounded-md border border-line bg-sunken p-4 [overflow-wrap:anywhere]">
        <h3 className="text-ink-muted text-xs">{texts.bell}</h3>
        <p className="font-semibold">{texts.bellTitle}</p>
        <p className="text-ink-muted">{texts.bellText(shownSubject, event.title)}</p>
      </div>
    </section>
  );
}
