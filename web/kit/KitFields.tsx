import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Choices } from '#web/ui/Choices.tsx';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { SuggestField } from '#web/ui/SuggestField.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Tray } from './Tray.tsx';

export function KitFields() {
  const { t } = useTranslation();
  const [text, setText] = useState('26CV00431');
  const [note, setNote] = useState('');
  const [level, setLevel] = useState('');
  const [judge, setJudge] = useState<string | null>('reyes');
  const [chosen, setChosen] = useState<string[]>(['State Court']);
  const say = (key: string) => t(`kit.fields.${key}`);
  const levels = ['State Court', 'Federal Court', 'Appellate Court'].map((value) => ({ value, label: value }));
  const judges = ['reyes', 'exemplar', 'specimen'].map((value) => ({ value, label: say(`judges.${value}`) }));
  return (
    <section>
      <h2>{say('heading')}</h2>
      <div className="panel">
        <div className="body form-grid">
          <TextField label={say('caseNumber')} hint={say('caseNumberHint')} value={text} onChange={setText} />
          <TextField label={say('email')} value="dana.sample" onChange={() => {}} problem={say('emailProblem')} />
          <TextField label={say('placeholder')} value="" placeholder={say('placeholderWords')} onChange={() => {}} />
          <TextField label={say('disabled')} value={say('disabledWords')} disabled onChange={() => {}} />
          <TextField label={say('readOnly')} value={say('readOnlyWords')} readOnly onChange={() => {}} />
          <Select label={say('level')} options={levels} placeholder={say('choose')} value={level} onChange={setLevel} />
          <Select
            label={say('level')}
            options={levels}
            value="State Court"
            onChange={setLevel}
            problem={say('levelProblem')}
          />
          <ComboBox label={say('judge')} hint={say('judgeHint')} options={judges} value={judge} onChange={setJudge} />
          <ComboBox
            label={say('judge')}
            problem={say('judgeProblem')}
            options={judges}
            value={null}
            onChange={setJudge}
          />
          <SuggestField
            label={say('judge')}
            value={text}
            onChange={setText}
            suggestions={judges.map((one) => ({ value: one.label, about: '' }))}
          />
          <TextArea label={say('note')} optional value={note} onChange={setNote} />
          <Field label={say('date')} hint={say('dateHint')}>
            {(control) => <input className="input" type="date" {...control} />}
          </Field>
        </div>
        <Tray name={say('check')}>
          <Checkbox label={say('checked')} defaultChecked />
          <Checkbox label={say('unchecked')} />
          <Checkbox label={t('kit.states.disabled')} disabled />
        </Tray>
        <Tray name={say('group')}>
          <ChoiceGroup label={say('spread')} problem={say('spreadProblem')}>
            <Checkbox label={say('checked')} defaultChecked />
            <Checkbox label={say('unchecked')} />
          </ChoiceGroup>
        </Tray>
        <Tray name={say('group')}>
          <Choices legend={say('level')} options={levels} chosen={chosen} onChange={setChosen} problem={undefined} />
        </Tray>
        <Tray name={say('switch')}>
          <Switch label={say('on')} defaultChecked />
          <Switch label={say('off')} />
          <Switch label={t('kit.states.disabled')} disabled />
        </Tray>
      </div>
    </section>
  );
}
