import { locales } from "@linkedpotential/contract/date-texts";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { forgotPasswordPath } from "../../../lib/navigation/paths.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { pathWorkspace } from "../path-workspace.ts";
import { CheckMail, type SentMail } from "./check-mail.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useRegisterForm, useSignInForm } from "./use-auth-forms.ts";

type Mode = "login" | "register";

interface AuthDialogProps {
  mode: Mode;
  isOpen: boolean;
  /** Address that was just verified. The sign-in form is filled with it, and greets a new user. */
  verifiedEmail?: string | undefined;
  onClose: () => void;
}

/** Dialog to sign in or register. Give it a new `key` each time it opens, so that the forms start empty. */
export function AuthDialog({ mode: firstMode, isOpen, verifiedEmail, onClose }: AuthDialogProps) {
  const texts = useTexts("auth");
  const common = useTexts("common");
  const [mode, setMode] = useState(firstMode);
  const [sent, setSent] = useState<SentMail>();
  const [isNew, setNew] = useState(verifiedEmail !== undefined);
  const signIn = useSignInForm(setSent, { email: verifiedEmail });
  const register = useRegisterForm(setSent);
  const form = mode === "login" ? signIn : register;

  const toggle = (email: string) => {
    signIn.setValues({ email, password: "" });
    register.setValues({ email, password: "", confirmation: "" });
    setSent(undefined);
    setMode(mode === "login" ? "register" : "login");
  };
  const { dialog } = texts;
  const signInLead = isNew ? dialog.firstSignInLead : dialog.signInLead;
  const title = mode === "login" ? dialog.signInTitle : dialog.registerTitle;
  return (
    <I18nProvider locale={locales[useLanguage()]}>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size="sm"
        title={sent ? dialog.sentTitle : title}
        description={sent ? undefined : mode === "login" ? signInLead : dialog.registerLead}
        isDirty={mode === "register" && !sent && form.isDirty}
        texts={common}
        {...(sent ? {} : { form })}
      >
        {sent ? (
          <CheckMail
            mail={sent}
            onDone={() => {
              signIn.setValues({ email: sent.email });
              setNew(sent.reason === "registered");
              setSent(undefined);
              setMode("login");
            }}
          />
        ) : mode === "login" ? (
          <SignInForm
            form={signIn}
            forgotPath={forgotPasswordPath(pathWorkspace(location.pathname))}
            onToggle={toggle}
          />
        ) : (
          <RegisterForm form={register} onToggle={toggle} />
        )}
      </Dialog>
    </I18nProvider>
  );
}
