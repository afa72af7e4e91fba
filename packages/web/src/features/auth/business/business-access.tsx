import { locales } from "@linkedpotential/contract/date-texts";
import { defaultWorkspace, landingWorkspace } from "@linkedpotential/contract/workspaces";
import { type ReactNode, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { forgotPasswordPath, landingPath } from "../../../lib/navigation/paths.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Form, type FormControl } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { AreaLink } from "../dialog/area-link.tsx";
import { CheckMail, type SentMail } from "../dialog/check-mail.tsx";
import { SignInForm } from "../dialog/sign-in-form.tsx";
import { withBusinessParameter } from "../sign-in-path.ts";
import { BusinessRegisterForm } from "./business-register-form.tsx";
import { useBusinessRegistration, useBusinessSignIn } from "./use-business-forms.ts";

type Mode = "login" | "register";
type BusinessForm = FormControl & { problem: string | undefined };

const forgotPath = withBusinessParameter(forgotPasswordPath(defaultWorkspace));

interface BusinessAccessProps {
  mode: Mode;
  /** Number of times a button requested the sign-in or registration form. A new number resets the form. */
  openCount: number;
  takesFocus: boolean;
  /** Address that was just verified. The sign-in form is filled with it. */
  verifiedEmail?: string | undefined;
  onModeChange: (mode: Mode) => void;
}

/** Sign-in and registration of businesses, in two tabs. Each tab keeps its input while the other one is shown. */
export function BusinessAccess({ mode, openCount, takesFocus, verifiedEmail, onModeChange }: BusinessAccessProps) {
  const { access } = useTexts("offer");
  const locale = locales[useLanguage()];
  const [sent, setSent] = useState<SentMail>();
  const signIn = useBusinessSignIn(setSent, verifiedEmail);
  const register = useBusinessRegistration(setSent);
  const [seenCount, setSeenCount] = useState(openCount);
  if (openCount > seenCount) {
    setSeenCount(openCount);
    setSent(undefined);
  }
  const focus = { autoFocus: takesFocus };
  const done = () => {
    if (sent) signIn.setValues({ email: sent.email });
    setSent(undefined);
    onModeChange("login");
  };
  const tab = (id: Mode, label: string, form: BusinessForm, fields: ReactNode) => ({
    id,
    label,
    content: (
      <Form key={openCount} form={form} className="flex flex-col gap-4">
        <FormProblem text={form.problem} />
        {fields}
        <AreaLink texts={access.freelancer} mode={id} path={landingPath(landingWorkspace)} />
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
          onChange={onModeChange}
          tabs={[
            tab("login", access.signIn, signIn, <SignInForm form={signIn} forgotPath={forgotPath} {...focus} />),
            tab("register", access.register, register, <BusinessRegisterForm form={register} {...focus} />),
          ]}
        />
      )}
    </I18nProvider>
  );
}
