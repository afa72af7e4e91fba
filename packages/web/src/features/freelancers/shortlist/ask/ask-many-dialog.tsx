import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { useTexts } from "../../../../texts/texts.ts";
import { withColon } from "../../../../texts/with-colon.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { RequestFields } from "../../request/request-fields.tsx";
import { useRequestForm } from "../../request/use-request-form.ts";
import { useSentRequests } from "../../sent/use-sent-requests.ts";
import { useDayText } from "../../use-day-text.ts";
import { useAskMany } from "./use-ask-many.ts";
import { useNameList } from "./use-name-list.ts";

interface AskManyDialogProps {
  people: readonly Freelancer[];
  /** Chosen people who have not answered the user's last request yet. */
  leftOut: readonly Freelancer[];
  onClose: () => void;
}

/** Form of a request that each of several freelancers receives. Keeps the text for those who could not be asked. */
export function AskManyDialog({ people, leftOut, onClose }: AskManyDialogProps) {
  const { askMany: texts } = useTexts("freelancers");
  const common = useTexts("common");
  const namesOf = useNameList();
  const { open, progress, send } = useAskMany(people, onClose);
  const { form, preselected } = useRequestForm(send);
  const isOver = open.length === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(people.length, namesOf(people))}
      description={!isOver && people.length > 1 && texts.description(namesOf(open))}
      form={form}
      isDirty={progress !== null || (form.isDirty && !isOver)}
      texts={common}
      footer={
        isOver ? (
          <Button slot="close">{common.close}</Button>
        ) : (
          <FormButtons
            cancelLabel={common.cancel}
            submitLabel={texts.send(open.length, namesOf(open))}
            isPending={form.isPending}
          />
        )
      }
    >
      <div className="flex flex-col gap-5">
        {leftOut.length > 0 && (
          <p className="rounded-md bg-info-soft p-3 text-info-text text-sm [overflow-wrap:anywhere]">
            {texts.leftOut(namesOf(leftOut), leftOut.length)}
          </p>
        )}
        <AskedByColleagues people={open} />
        <RequestFields form={form} preselected={preselected} recipients={open.length} />
        {progress && (
          <ProgressBar
            label={texts.running}
            value={progress.done}
            maxValue={progress.count}
            valueLabel={texts.position(progress.done, progress.count)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Says whom of the people a colleague has asked already. */
function AskedByColleagues({ people }: { people: readonly Freelancer[] }) {
  const { profile: texts } = useTexts("freelancers");
  const dayText = useDayText();
  const requests = useSentRequests().filter(({ sender, status }) => !sender.isOwn && status !== "rejected");
  const asked = people.flatMap(({ id, name }) => {
    const request = requests.find(({ recipient }) => recipient.userId === id);
    return request ? [{ id, name, request }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-md bg-info-soft p-3 text-info-text text-sm [overflow-wrap:anywhere]">
      {asked.map(({ id, name, request: { sender, createdAt } }) => (
        <li key={id}>{`${withColon(name)} ${texts.askedBy(sender.name, dayText(createdAt))}`}</li>
      ))}
    </ul>
  );
}
