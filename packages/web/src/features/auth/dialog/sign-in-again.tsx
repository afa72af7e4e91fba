import { login } from "@linkedpotential/contract/auth/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { useForm } from "../../../lib/form/use-form.ts";
import { signOut } from "../../../lib/session/sign-out.ts";
import { storage } from "../../../lib/storage/storage.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useSignInAgain } from "../api.ts";
import { useAuthProblem } from "../auth-problem.ts";

/** Covers the page while it is kept for the same person. Signing out is the only alternative and drops the input. */
export function SignInAgain({ user }: { user: User }) {
  const { ended: texts, ...auth } = useTexts("auth");
  const common = useTexts("common");
  const signIn = useSignInAgain();
  const form = useForm({
    schema: login,
    initial: { email: user.email, password: "" },
    explain: useAuthProblem(auth.errors.signIn),
    send: async (credentials) => {
      await signIn.runAsync({ ...credentials, rememberMe: storage.get("rememberMe") === "true" });
    },
  });
  return (
    <Modal isOpen isOpaque size="sm">
      <Dialog className="outline-none">
        <Form form={form} className="flex flex-col gap-4 p-5">
          <div>
            <Heading slot="title" className="font-semibold text-base">
              {texts.title}
            </Heading>
            <p className="mt-1 text-ink-muted text-sm">{texts.lead}</p>
          </div>
          <FormProblem text={form.problem} />
          <div className="flex flex-col gap-4">
            <div className="text-sm">
              <p className="font-medium">{auth.fields.email}</p>
              <p className="mt-1 text-ink-muted [overflow-wrap:anywhere]">{user.email}</p>
            </div>
            {/* For password managers. */}
            <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
            <PasswordField
              label={auth.fields.password}
              autoComplete="current-password"
              autoFocus
              isRequired
              texts={common.fields}
              {...form.field("password")}
            />
          </div>
          <div className="mt-1 flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onPress={() => void signOut()}>
              {texts.signOut}
            </Button>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {auth.signIn}
            </Button>
          </div>
        </Form>
      </Dialog>
    </Modal>
  );
}
