import type { User } from "@linkedpotential/contract/user/schema";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { api } from "../../../lib/api.ts";
import { resumeSession } from "../../../lib/session.ts";
import { signOut } from "../../../lib/sign-out.ts";
import { storage } from "../../../lib/storage.ts";
import { useForm } from "../../../lib/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SignInRefused } from "../api.ts";
import { checkSignIn } from "../checks.ts";
import { FailureNote } from "../failure-note.tsx";
import { pathWorkspace } from "../path-workspace.ts";

/**
 * Asks for the password over the kept page when the session has ended, and hides that page meanwhile. Signing out is the
 * only other way: whatever was typed is then lost.
 */
export function SignInAgain({ user }: { user: User }) {
  const { ended: texts, ...auth } = useTexts("auth");
  const common = useTexts("common");
  const form = useForm({ initial: { email: user.email, password: "" }, check: checkSignIn, send: signInAgain });
  return (
    <Modal isOpen isOpaque size="sm">
      <Dialog className="outline-none">
        <form
          noValidate
          className="flex flex-col gap-4 p-5"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            form.submit();
          }}
        >
          <div>
            <Heading slot="title" className="font-semibold text-base">
              {texts.title}
            </Heading>
            <p className="mt-1 text-ink-muted text-sm">{texts.lead}</p>
          </div>
          <FailureNote error={form.failure} fallback={auth.errors.signIn} />
          <div ref={form.scope} className="flex flex-col gap-4">
            <div className="text-sm">
              <p className="font-medium">{auth.fields.email}</p>
              <p className="mt-1 text-ink-muted [overflow-wrap:anywhere]">{user.email}</p>
            </div>
            {/* Password managers look for it. */}
            <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
            <PasswordField
              label={auth.fields.password}
              name="password"
              autoComplete="current-password"
              autoFocus
              isRequired
              texts={common.fields}
              value={form.values.password}
              onChange={(password) => form.set({ password })}
              errorMessage={form.errors.password}
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
        </form>
      </Dialog>
    </Modal>
  );
}

/** @throws {ApiError} */
async function signInAgain(credentials: { email: string; password: string }): Promise<void> {
  const rememberMe = storage.get("rememberMe") === "true";
  const answer = await api("auth/login", {
    body: { ...credentials, rememberMe, workspaceSlug: pathWorkspace(location.pathname) },
  });
  if (!answer?.user) throw new SignInRefused();
  resumeSession(answer);
}
