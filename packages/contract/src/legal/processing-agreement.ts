/**
 * Version of the data processing agreement (Art. 28 GDPR), which is an annex to the terms: the day of its last change.
 * Accounts that accepted an older version are asked to accept the new one.
 */
export const processingAgreementVersion = "2026-11-25";
