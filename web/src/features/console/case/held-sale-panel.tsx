import type { Case } from '@contract/entities/console/console'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { Facts } from '../facts'

const STATES = {
  waiting: 'Waits for a decision in the queue',
  kept: 'Kept by an operator',
  released: 'Released by an operator',
  ended: 'Ended by itself',
}

/** Why the vendor’s money of an order stays pending: its buyer may be its seller. */
export const HeldSalePanel = ({ hold }: Pick<Case, 'hold'>) =>
  hold ? (
    <Panel title="Held sale">
      <Facts
        facts={[
          ['Because of', hold.signals.join(', ').replaceAll('_', ' ')],
          ['State', STATES[hold.state]],
          [
            'Ends',
            hold.needs_operator ? (
              'By an operator alone'
            ) : (
              <DateTime key="until" at={hold.until} withTime />
            ),
          ],
        ]}
      />
    </Panel>
  ) : null
