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

/** Dialog with two steps: enter addresses, then review the matching accounts and confirm their deletion. */
export function DeleteManyDialog({ onClose }: { onClose: () => void }) {
  const { many: texts } = useTexts("admin");
  const common = useTexts("common");
  const [hits, setHits] = useState<AddressHit[] | null>(null);
  const form = useAddressForm(setHits);
  const { remove, problem, clearProblem } = useDeleteUsers(onClose);
  const dialogProps = { isOpen: true, onClose, title: texts.title, texts: common } as const;
  if (!hits) {
    return (
      <Dialog
        {...dialogProps}
        form={form}
        footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.check} isPending={form.isPending} />}
      >
        <FormField form={form} name="emails">
          {(field) => <TextArea autoFocus label={texts.addresses} description={texts.hint} rows={8} {...field} />}
        </FormField>
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
      onSubmit={() => remove.run(hits)}
      footer={
        <>
          <Button onPress={goBack}>{texts.back}</Button>
          <Button type="submit" variant="danger" isPending={remove.isPending} isDisabled={count === 0}>
            {texts.confirm(count)}
          </Button>
        </>
      }
    >
      <AddressHits hits={hits} />
    </Dialog>
  );
}

const matchingAccounts = (hits: readonly AddressHit[]): AddressHit[] => hits.filter(({ state }) => state === "account");

const addresses = z.pipe(
  z.transform(({ emails }: { emails: string }) => ({ emails: parseAddresses(emails) })),
  addressList,
);

function useAddressForm(setHits: (hits: AddressHit[]) => void) {
  const { many } = useTexts("admin");
  const lookUp = useAction("admin/look-up-users", (emails: string[]) => ({ body: { emails } }), { isForm: true });
  return useForm({
    schema: addresses,
    initial: { emails: "" },
    check: ({ emails }) => {
      const invalid = firstInvalid(emails);
      return invalid === undefined ? {} : { emails: many.invalid(invalid) };
    },
    onSubmit: async ({ emails }) => setHits(await lookUp.runAsync(emails)),
  });
}

function firstInvalid(emails: string): string | undefined {
  const [, index] = addresses.safeParse({ emails }).error?.issues[0]?.path ?? [];
  return typeof index === "number" ? parseAddresses(emails)[index] : undefined;
}

function useDeleteUsers(onClose: () => void) {
  const { users } = useTexts("admin");
  const [problem, setProblem] = useState<string>();
  const remove = useAction(
    "admin/delete-users",
    (hits: AddressHit[]) => ({ body: { emails: matchingAccounts(hits).map(({ email }) => email) } }),
    {
      onFailed: (error) => setProblem(`${withColon(users.deleteFailed)} ${errorText(error)}`),
      onDone: onClose,
      toasts: { area: "admin", done: ({ many }, { deletedCount }) => many.deleted(deletedCount) },
    },
  );
  return { remove, problem, clearProblem: () => setProblem(undefined) };
}
