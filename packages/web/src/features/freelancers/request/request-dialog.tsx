import { countCharacters } from "@linkedpotential/contract/characters";
import { requestMessageMax } from "@linkedpotential/contract/collaboration-requests/limits";
import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import { companyMax, projectMessageMin } from "@linkedpotential/contract/project-requests/limits";
import { newProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../lib/form/use-form.ts";
import { companyQuery } from "../../../parts/company/api.ts";
import { ShareContactField } from "../../../parts/project-requests/share-contact-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSendRequest } from "../api.ts";
import { useDayText } from "../use-day-text.ts";
import { ProjectChoice } from "./project-choice.tsx";

interface RequestDialogProps {
  person: Pick<FreelancerProfile, "id" | "name" | "activityArea" | "requests">;
  onClose: () => void;
}

interface RequestValues {
  toUserId: number;
  message: string;
  sharesContact: boolean;
  company: string;
}

export function RequestDialog({ person, onClose }: RequestDialogProps) {
  const { id: toUserId, name, activityArea } = person;
  const { request: texts } = useTexts("freelancers");
  const common = useTexts("common");
  const send = useSendRequest();
  const { data: company } = useQuery(companyQuery);
  const initial: RequestValues = { toUserId, message: "", sharesContact: false, company: company?.name ?? "" };
  const form = useForm({
    schema: newProjectRequest,
    initial,
    onSubmit: async (request) => {
      await send.runAsync(request);
      onClose();
    },
  });
  const isTooShort = useWatch({
    control: form.control,
    name: "message",
    compute: (message) => missingCharacters(message) > 0,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(name)}
      description={activityArea}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={texts.send}
          isPending={form.isPending}
          isDisabled={isTooShort}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <EarlierRequest person={person} />
        <FormField form={form} name="message">
          {({ value, onChange }) => <ProjectChoice message={value} onChange={onChange} />}
        </FormField>
        <FormField form={form} name="message">
          {(field) => (
            <TextArea
              label={texts.message}
              placeholder={texts.placeholder}
              description={isTooShort ? texts.missing(missingCharacters(field.value)) : texts.enough}
              rows={8}
              autoFocus
              maxLength={requestMessageMax}
              counterMax={requestMessageMax}
              {...field}
            />
          )}
        </FormField>
        <ContactFields form={form} />
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

function ContactFields({ form }: { form: Form<RequestValues> }) {
  const { request: texts } = useTexts("freelancers");
  const isShared = useWatch({ control: form.control, name: "sharesContact" });
  return (
    <div className="flex flex-col gap-3">
      <FormField form={form} name="sharesContact">
        {(field) => <ShareContactField texts={texts} notShared={texts.notShared} {...field} />}
      </FormField>
      {isShared && (
        <FormField form={form} name="company">
          {(field) => <TextField label={texts.company} autoComplete="organization" maxLength={companyMax} {...field} />}
        </FormField>
      )}
    </div>
  );
}

const missingCharacters = (message: string): number => Math.max(0, projectMessageMin - countCharacters(message.trim()));
