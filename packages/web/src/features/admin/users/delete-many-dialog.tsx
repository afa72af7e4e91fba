import { deletionReasonMax } from "@linkedpotential/contract/accounts/limits";
import { newDeletion } from "@linkedpotential/contract/accounts/schema";
import { type AddressHit, addressList } from "@linkedpotential/contract/admin/schema";
import { useState } from "react";
import * as z from "zod/mini";
import { useAction } from "../../../lib/action/use-action.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { AddressHits } from "./address-hits.tsx";
import { parseAddresses } from "./parse-addresses.ts";

interface DialogProps {
  /** Addresses to start with, one per line. */
  addresses: string;
  onClose: () => void;
}

/** Dialog with two steps: enter addresses, then review the matching accounts and confirm their deletion. */
export function DeleteManyDialog({ addresses, onClose }: DialogProps) {
  const { many: texts } = useTexts("admin");
  const common = useTexts("common");
  const [hits, setHits] = useState<AddressHit[] | null>(null);
  const form = useAddressForm(addresses, setHits);
  const { remove, problem, clearProblem } = useDeleteUsers(onClose);
  const dialogProps = { isOpen: true, onClose, title: texts.title, texts: common } as const;
  if (!hits) {
    return (
      <Dialog
        {...dialogProps}
        form={form}
        footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.check} isPending={form.isPending} />}
      >
        <div className="flex flex-col gap-4">
          <FormField form={form} name="emails">
            {(field) => (
              <TextArea autoFocus label={texts.addresses} description={texts.hint} isRequired rows={8} {...field} />
            )}
          </FormField>
          <FormField form={form} name="reason">
            {(field) => (
              <TextArea
                label={texts.reason}
                description={texts.reasonHint}
                isRequired
                rows={3}
                counterMax={deletionReasonMax}
                {...field}
              />
            )}
          </FormField>
        </div>
      </Dialog>
    );
  }
  const count = matchingAccounts(hits).length;
  const goBack = () => {
    setHits(null);
    clearProblem();
  };
  return (
    <Dialog
      {...dialogProps}
      description={texts.hits(count)}
      isDirty
      problem={problem}
      onSubmit={() => remove.run({ hits, reason: form.getValues("reason") })}
      footer={
        <>
          <Button onPress={goBack}>{texts.back}</Button>
          <Button type="submit" variant="danger" isPending={remove.isPending} isDisabled={count === 0}>
            {texts.confirm(count)}
          </Button>
        </>
      }
    >
      {count > 0 && <p className="mb-3 text-ink-muted text-sm">{texts.contracts}</p>}
      <AddressHits hits={hits} />
    </Dialog>
  );
}

const matchingAccounts = (hits: readonly AddressHit[]): AddressHit[] => hits.filter(({ state }) => state === "account");

const manyDeletions = z.extend(addressList, newDeletion.shape);

const deletionForm = z.pipe(
  z.transform(
    ({ emails, reason }: { emails: string; reason: string }): z.input<typeof manyDeletions> => ({
      emails: parseAddresses(emails),
      reason,
    }),
  ),
  manyDeletions,
);

function useAddressForm(initial: string, setHits: (hits: AddressHit[]) => void) {
  const { many } = useTexts("admin");
  const lookUp = useAction("admin/look-up-users", (emails: string[]) => ({ body: { emails } }), { isForm: true });
  return useForm({
    schema: deletionForm,
    initial: { emails: initial, reason: "" },
    check: ({ emails }) => {
      const invalid = firstInvalid(emails);
      return invalid === undefined ? {} : { emails: many.invalid(invalid) };
    },
    onSubmit: async ({ emails }) => setHits(await lookUp.runAsync(emails)),
  });
}

function firstInvalid(emails: string): string | undefined {
  const [, index] = deletionForm.safeParse({ emails, reason: "" }).error?.issues[0]?.path ?? [];
  return typeof index === "number" ? parseAddresses(emails)[index] : undefined;
}

function useDeleteUsers(onClose: () => void) {
  const { users } = useTexts("admin");
  const [problem, setProblem] = useState<string>();
  const remove = useAction(
    "admin/delete-users",
    ({ hits, reason }: { hits: AddressHit[]; reason: string }) => ({
      body: { emails: matchingAccounts(hits).map(({ email }) => email), reason },
    }),
    {
      onFailed: (error) => setProblem(`${withColon(users.deleteFailed)} ${errorText(error)}`),
      onDone: onClose,
      toasts: { area: "admin", done: ({ many }, { deletedCount }) => many.deleted(deletedCount) },
    },
  );
  return { remove, problem, clearProblem: () => setProblem(undefined) };
}
