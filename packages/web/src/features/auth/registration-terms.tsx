import { paths } from "../../lib/navigation/paths.ts";
import { useTexts } from "../../texts/texts.ts";

/** Links to the terms in new tabs, so that the form keeps its input. */
export function RegistrationTerms() {
  const { registrationTerms: texts } = useTexts("auth");
  const link = { target: "_blank", rel: "noreferrer", className: "text-accent-text underline underline-offset-2" };
  return (
    <p className="text-pretty text-ink-muted text-xs">
      {texts.before}{" "}
      <a href={paths.terms} {...link}>
        {texts.terms}
      </a>{" "}
      {texts.annex}{" "}
      <a href={paths.processing} {...link}>
        {texts.processing}
      </a>
      {texts.between}{" "}
      <a href={paths.privacy} {...link}>
        {texts.privacy}
      </a>
      .
    </p>
  );
}
