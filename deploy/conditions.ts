/** A condition of a policy, as Cloud Monitoring takes it. `counted` selects the alert's metric. */
export type Condition = (counted: string) => object

/** Cloud Run's service of a function. */
export const RUN = 'resource.type="cloud_run_revision"'
const REQUESTS = `metric.type="run.googleapis.com/request_count" AND ${RUN}`
const sums = (period_s: number, perSeriesAligner: 'ALIGN_SUM' | 'ALIGN_DELTA' = 'ALIGN_SUM') => ({
  alignmentPeriod: `${period_s}s`,
  perSeriesAligner,
  crossSeriesReducer: 'REDUCE_SUM',
})

/** More than `count` lines in `period_s` seconds. */
export const moreThan =
  (thresholdValue: number, period_s: number, displayName: string): Condition =>
  (filter) => ({
    displayName,
    conditionThreshold: {
      filter,
      comparison: 'COMPARISON_GT',
      thresholdValue,
      duration: '0s',
      aggregations: [sums(period_s)],
    },
  })

/** Not once in `period_s` seconds, and so for `duration_s`. */
export const seldomer =
  (displayName: string, period_s: number, duration_s: number): Condition =>
  (filter) => ({
    displayName,
    conditionThreshold: {
      filter,
      comparison: 'COMPARISON_LT',
      thresholdValue: 1,
      duration: `${duration_s}s`,
      evaluationMissingData: 'EVALUATION_MISSING_DATA_ACTIVE',
      aggregations: [sums(period_s)],
    },
  })

export const absent =
  (displayName: string, duration_s: number): Condition =>
  (filter) => ({
    displayName,
    conditionAbsent: { filter, duration: `${duration_s}s`, aggregations: [sums(600)] },
  })

export const jobStopped: Condition = () => ({
  displayName: 'runDueTransitions did not run for 15 minutes',
  conditionAbsent: {
    filter: `${REQUESTS} AND resource.labels.service_name="runduetransitions"`,
    duration: '900s',
    aggregations: [sums(60, 'ALIGN_DELTA')],
  },
})

export const tooManyErrors: Condition = () => {
  const byFunction = { ...sums(600, 'ALIGN_DELTA'), groupByFields: ['resource.label.service_name'] }
  return {
    displayName: 'More than 2 % of a function in ten minutes',
    conditionThreshold: {
      filter: `${REQUESTS} AND metric.labels.response_code_class="5xx"`,
      aggregations: [byFunction],
      denominatorFilter: REQUESTS,
      denominatorAggregations: [byFunction],
      comparison: 'COMPARISON_GT',
      thresholdValue: 0.02,
      duration: '300s',
    },
  }
}
