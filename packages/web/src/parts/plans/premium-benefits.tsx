import { useTexts } from "../../texts/texts.ts";
import { FeatureList } from "./feature-list.tsx";
import { type PlanFeature, premiumFeatures } from "./plan-features.ts";

interface PremiumBenefitsProps {
  /** The features that the reader has just asked for. They lead the list. */
  first: readonly PlanFeature[];
  className?: string;
}

/** Lists what Premium adds to the free plan, and its price. */
export function PremiumBenefits({ first, className }: PremiumBenefitsProps) {
  const { features, benefits, premium } = useTexts("plans");
  return (
    <FeatureList
      label={benefits}
      features={[...premiumFeatures(first).map((feature) => features[feature]), premium.monthly]}
      {...(className !== undefined && { className })}
    />
  );
}
