import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { messageSubjectMax, messageTextMax } from "@linkedpotential/contract/live-trainings/limits";
import { newMessage } from "@linkedpotential/contract/live-trainings/participants-schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../../lib/form/use-form.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { useSendMessage } from "./participants-api.ts";

interface MessageDialogProps {
  event: LiveTraining;
  people: { registered: number; waiting: number };
  onClose: () => void;
}

const initial = { subject: "", text: "", isForWaitingList: false };
type Values = typeof initial;

export function MessageDialog({ event, people, onClose }: MessageDialogProps) {
  const { message: texts } = useTexts("event-admin");
  const common = useTexts("common");
  const send = useSendMessage(event.id);
  const form = useForm({
    schema: newMessage,
    initial,
    onSubmit: async (message) => {
      await send.runAsync(message);
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
      footer={<SendButtons form={form} people={people} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="subject">
          {(field) => (
            <TextField
              autoFocus
              isRequired
              label={texts.subject}
              maxLength={messageSubjectMax}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="text">
          {(field) => <TextArea isRequired label={texts.text} rows={6} counterMax={messageTextMax} {...field} />}
        </FormField>
        {people.waiting > 0 && (
          <FormField form={form} name="isForWaitingList">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                {texts.forWaitingList(people.waiting)}
              </Checkbox>
            )}
          </FormField>
        )}
        <Preview form={form} event={event} />
      </div>
    </Dialog>
  );
}

function SendButtons({ form, people }: { form: Form<Values> } & Pick<MessageDialogProps, "people">) {
  const { message: texts } = useTexts("event-admin");
  const { cancel } = useTexts("common");
  const isForWaitingList = useWatch({ control: form.control, name: "isForWaitingList" });
  const count = people.registered + (isForWaitingList ? people.waiting : 0);
  return (
    <FormButtons
      cancelLabel={cancel}
      submitLabel={texts.send(count)}
      isPending={form.isPending}
      isDisabled={count === 0}
    />
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
