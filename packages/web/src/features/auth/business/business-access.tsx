import { locales } from "@linkedpotential/contract/date-texts";
import { defaultWorkspace } from "@linkedpotential/contract/workspaces";
import { type ReactNode, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { forgotPasswordPath } from "../../../lib/navigation/paths.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Form, type FormControl } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { CheckMail, type SentMail } from "../dialog/check-mail.tsx";
import { SignInForm } from "../dialog/sign-in-form.tsx";
import { asBusiness } from "../sign-in-path.ts";
import { BusinessRegisterForm } from "./business-register-form.tsx";
import { useBusinessRegistration, useBusinessSignIn } from "./use-business-forms.ts";

type Mode = "login" | "register";
type BusinessForm = FormControl & { problem: string | undefined };

const forgotPath = asBusiness(forgotPasswordPath(defaultWorkspace));

interface BusinessAccessProps {
  mode: Mode;
  /** Counts the requests to show a form. */
  asked: number;
  takesFocus: boolean;
  onMode: (mode: Mode) => void;
}

/** Keeps the input of one tab while the other is shown. */
export function BusinessAccess({ mode, asked, takesFocus, onMode }: BusinessAccessProps) {
  const { access } = useTexts("offer");
  const locale = locales[useLanguage()];
  const [sent, setSent] = useState<SentMail>();
  const signIn = useBusinessSignIn(setSent);
  const register = useBusinessRegistration(setSent);
  const [answered, setAnswered] = useState(asked);
  if (asked > answered) {
    setAnswered(asked);
    setSent(undefined);
  }
  const focus = { autoFocus: takesFocus };
  const done = () => {
    if (sent) signIn.set({ email: sent.email });
    setSent(undefined);
    onMode("login");
  };
  const tab = (id: Mode, label: string, form: BusinessForm, fields: ReactNode) => ({
    id,
    label,
    content: (
      <Form key={asked} form={form} className="flex flex-col gap-4">
        <FormProblem text={form.problem} />
        {fields}
      </Form>
    ),
  });
  return (
    <I18nProvider locale={locale}>
      {sent ? (
        <div className="mt-4">
          <h3 className="mb-2 font-semibold text-base">{access.sentTitle}</h3>
          <CheckMail mail={sent} onDone={done} />
        </div>
      ) : (
        <Tabs
          className="mt-3"
          label={access.tabs}
          value={mode}
          onChange={onMode}
          tabs={[
            tab("login", access.signIn, signIn, <SignInForm form={signIn} forgotPath={forgotPath} {...focus} />),
            tab("register", access.register, register, <BusinessRegisterForm form={register} {...focus} />),
          ]}
        />
      )}
    </I18nProvider>
  );
}
