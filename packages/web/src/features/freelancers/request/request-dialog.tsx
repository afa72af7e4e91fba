import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useSendRequest } from "../api.ts";
import { useDayText } from "../use-day-text.ts";
import { RequestFields } from "./request-fields.tsx";
import { useRequestForm } from "./use-request-form.ts";

interface RequestDialogProps {
  person: Pick<FreelancerProfile, "id" | "name" | "activityArea" | "requests">;
  onClose: () => void;
}

export function RequestDialog({ person, onClose }: RequestDialogProps) {
  const { id: toUserId, name, activityArea } = person;
  const { request: texts } = useTexts("freelancers");
  const common = useTexts("common");
  const send = useSendRequest(name);
  const { form, preselected } = useRequestForm(async (content) => {
    await send.runAsync({ toUserId, ...content });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(name)}
      description={activityArea}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.send} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <EarlierRequest person={person} />
        <RequestFields form={form} preselected={preselected} />
      </div>
    </Dialog>
  );
}

/** Says when a colleague has asked the freelancer already. */
function EarlierRequest({ person: { requests } }: Pick<RequestDialogProps, "person">) {
  const { profile: texts } = useTexts("freelancers");
  const dayText = useDayText();
  const request = requests.find(({ sender }) => !sender.isOwn);
  if (!request) return null;
  return (
    <p className="rounded-md bg-info-soft p-3 text-info-text text-sm [overflow-wrap:anywhere]">
      {texts.askedBy(request.sender.name, dayText(request.createdAt))}
    </p>
  );
}
