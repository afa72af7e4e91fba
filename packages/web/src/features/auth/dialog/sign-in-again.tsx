import { login } from "@linkedpotential/contract/auth/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { FormField } from "../../../lib/form/form-field.tsx";
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
import { useAuthErrorText } from "../auth-error-text.ts";

/** Covers the page after the session has ended. The page keeps its input until the user signs in again or signs out. */
export function SignInAgain({ user }: { user: User }) {
  const { ended: texts, ...auth } = useTexts("auth");
  const common = useTexts("common");
  const signIn = useSignInAgain();
  const form = useForm({
    schema: login,
    initial: { email: user.email, password: "" },
    failureText: useAuthErrorText(auth.errors.signIn),
    onSubmit: async (credentials) => {
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
            {/* Tells password managers which account the password is for. */}
            <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
            <FormField form={form} name="password">
              {(field) => (
                <PasswordField
                  label={auth.fields.password}
                  autoComplete="current-password"
                  autoFocus
                  isRequired
                  texts={common.fields}
                  {...field}
                />
              )}
            </FormField>
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
