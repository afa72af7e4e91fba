import { requestMessageMax } from "@linkedpotential/contract/collaboration-requests/limits";
import { type RequestContent, requestContent } from "@linkedpotential/contract/project-requests/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { companyQuery } from "../../../parts/company/api.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useAddressedProject } from "../projects/use-addressed-project.ts";
import type { ChosenProject } from "./project-choice.tsx";
import type { RequestValues } from "./request-values.ts";
import { paragraph, useProjectIntro } from "./use-project-intro.ts";

/** Creates the form of a request, and returns it with the project that it begins with. */
export function useRequestForm(onSubmit: (content: RequestContent) => Promise<void>) {
  const { data: company } = useQuery(companyQuery);
  const preselected = usePreselectedProject();
  const initial: RequestValues = {
    ...{ sharesContact: false, company: company?.name ?? "" },
    postId: preselected?.project.id ?? null,
    message: preselected ? preselected.intro + paragraph : "",
  };
  const form = useForm({ schema: requestContent, initial, failureText: useRequestFailureText(), onSubmit });
  return { form, preselected };
}

/** Returns the project that the address names when the form opens, with its introduction for the message. */
function usePreselectedProject(): ChosenProject | undefined {
  const project = useAddressedProject();
  const introOf = useProjectIntro();
  const [preselected] = useState(
    () => project && { project, intro: introOf(project, requestMessageMax - paragraph.length) },
  );
  return preselected;
}

/** Returns the function that says why a request was refused: "project" where the general error text says "post". */
export function useRequestFailureText(): (failure: unknown) => string {
  const { projectGone } = useTexts("posts");
  return (failure) => (isRefusal(failure, "post.not_found") ? `${projectGone}.` : saveProblem(failure));
}
